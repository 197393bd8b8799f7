type Rgb = [number, number, number]

/** Shadows of coloured things stay warm: this is their darkest colour. */
const depth = '#160e0c'

function parseColour(hex: string): Rgb {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? parseInt(hex.slice(1), 16) : 0x808080
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour `share` (0 to 1) of the way from one #rrggbb to another; a malformed colour counts as middle grey. */
export function mixColours(from: string, to: string, share: number): string {
  const [a, b] = [parseColour(from), parseColour(to)]
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share))
  return '#' + mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')
}

/** The colour as lower-case #rrggbb; a malformed one becomes middle grey, which is valid in markup. */
export function cleanColour(colour: string): string {
  return mixColours(colour, colour, 0)
}

/** The colour with white mixed in by `share`. */
export function lighten(colour: string, share: number): string {
  return mixColours(colour, '#ffffff', share)
}

/** The colour as it looks in shade, `share` of the way to a warm black. */
export function shade(colour: string, share: number): string {
  return mixColours(colour, depth, share)
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function measureLightness(colour: string): number {
  const [red, green, blue] = parseColour(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** The one of two colours with more contrast to the background. */
export function chooseContrasting(background: string, first: string, second: string): string {
  const distance = (colour: string) => Math.abs(measureLightness(colour) - measureLightness(background))
  return distance(first) >= distance(second) ? first : second
}

/** Whether red leads, as in everything brewed from black tea, fruit or coffee. */
export function isWarm(colour: string): boolean {
  const [red, green, blue] = parseColour(colour)
  return red >= green && red >= blue
}
