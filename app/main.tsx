import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root to mount the application in');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
