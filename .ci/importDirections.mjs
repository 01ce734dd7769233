// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { circles, wrongDirections } from './importRules.mjs';
import { importsOf } from './importsOf.mjs';

const imports = ['engine', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8'))),
);
const complaints = [
  ...wrongDirections(imports),
  ...circles(imports).map((circle) => `files import each other in a circle: ${circle}`),
];

for (const complaint of complaints) console.error(complaint);
console.log(`${imports.length} imports, ${complaints.length} in the wrong direction or in a circle`);
if (complaints.length > 0) process.exitCode = 1;
