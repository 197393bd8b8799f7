/** Answers media queries as a screen would on which exactly these hold; jsdom has no screen. */
export function pretendMedia(...holding: string[]): void {
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
