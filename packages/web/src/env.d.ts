/** What vite puts into `import.meta`, as far as the page uses it. */
interface ImportMeta {
  readonly env?: { readonly DEV?: boolean };
}

declare module '*.css';
