/** Made at build time from locales/: each language's texts as one chunk. */
declare module 'virtual:words' {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}
