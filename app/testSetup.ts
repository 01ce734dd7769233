import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test waits for comes later on a busy machine; this only ends what never comes.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library cleans up by itself only where test globals are on.
afterEach(cleanup);
