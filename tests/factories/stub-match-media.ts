/** Stubs `matchMedia` so that exactly these queries match; jsdom does not have it. */
export function stubMatchMedia(...holding: string[]): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: holding.includes(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined
    })
  })
}
