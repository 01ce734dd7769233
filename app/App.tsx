/** The whole application. */
export function App() {
  return (
    <main>
      <h1>Robots Workbench</h1>
    </main>
  );
}
