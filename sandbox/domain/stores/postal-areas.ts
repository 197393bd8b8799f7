import type { GeoPoint } from './geo-distance'

/**
 * Middle of each postal area, to a tenth of a degree or better: Germany by the first two digits,
 * Austria by the first two where they lie apart and else by the first, Great Britain by the letters.
 */
const areas: Record<string, string> = {
  DE: `01 51.05 13.74, 02 51.15 14.97, 03 51.76 14.33, 04 51.34 12.37, 06 51.48 11.97, 07 50.88 12.08,
    08 50.72 12.49, 09 50.83 12.92, 10 52.52 13.40, 12 52.45 13.43, 13 52.57 13.35, 14 52.40 13.06,
    15 52.35 14.55, 16 52.83 13.80, 17 53.56 13.26, 18 54.09 12.13, 19 53.63 11.41, 20 53.55 10.00,
    21 53.25 10.41, 22 53.59 10.02, 23 53.87 10.69, 24 54.32 10.13, 25 54.20 9.10, 26 53.14 8.21,
    27 53.20 8.60, 28 53.08 8.80, 29 52.62 10.08, 30 52.37 9.73, 31 52.15 9.95, 32 52.12 8.67,
    33 51.93 8.60, 34 51.31 9.48, 35 50.58 8.67, 36 50.55 9.68, 37 51.53 9.93, 38 52.27 10.52,
    39 52.13 11.63, 40 51.23 6.78, 41 51.19 6.44, 42 51.26 7.15, 44 51.51 7.47, 45 51.46 7.01,
    46 51.66 6.62, 47 51.43 6.76, 48 51.96 7.63, 49 52.28 8.05, 50 50.94 6.96, 51 50.99 7.05,
    52 50.78 6.08, 53 50.74 7.10, 54 49.76 6.64, 55 50.00 8.27, 56 50.36 7.59, 57 50.87 8.02,
    58 51.36 7.47, 59 51.68 7.82, 60 50.11 8.68, 61 50.23 8.62, 63 50.10 8.92, 64 49.87 8.65,
    65 50.08 8.24, 66 49.24 7.00, 67 49.48 8.44, 68 49.49 8.47, 69 49.40 8.68, 70 48.78 9.18,
    71 48.85 9.15, 72 48.52 9.06, 73 48.70 9.65, 74 49.14 9.22, 75 48.89 8.70, 76 49.01 8.40,
    77 48.47 7.94, 78 48.06 8.53, 79 48.00 7.85, 80 48.14 11.57, 81 48.12 11.60, 82 48.05 11.25,
    83 47.86 12.12, 84 48.54 12.15, 85 48.40 11.75, 86 48.37 10.90, 87 47.73 10.31, 88 47.78 9.61,
    89 48.40 9.99, 90 49.45 11.08, 91 49.48 10.99, 92 49.44 11.86, 93 49.02 12.10, 94 48.57 13.43,
    95 49.95 11.58, 96 49.89 10.90, 97 49.79 9.95, 98 50.61 10.69, 99 50.98 11.03`,
  AT: `1 48.21 16.37, 2 48.30 16.40, 3 48.20 15.63, 4 48.31 14.29, 5 47.80 13.04, 6 47.27 11.39,
    7 47.85 16.53, 8 47.07 15.44, 9 46.62 14.31, 67 47.23 9.60, 68 47.24 9.60, 69 47.50 9.75`,
  GB: `AB 57.15 -2.10, B 52.48 -1.90, BA 51.38 -2.36, BN 50.83 -0.14, BS 51.45 -2.59, CB 52.20 0.13,
    CF 51.48 -3.18, CV 52.41 -1.51, DE 52.92 -1.48, DH 54.78 -1.58, E 51.54 -0.04, EC 51.52 -0.09,
    EH 55.95 -3.19, EX 50.72 -3.53, G 55.86 -4.25, GL 51.86 -2.24, L 53.41 -2.98, LE 52.64 -1.13,
    LS 53.80 -1.55, M 53.48 -2.24, N 51.57 -0.11, NE 54.97 -1.61, NG 52.95 -1.15, NR 52.63 1.30,
    NW 51.55 -0.18, OX 51.75 -1.26, PL 50.38 -4.14, RG 51.45 -0.98, S 53.38 -1.47, SE 51.48 -0.06,
    SO 50.91 -1.40, SW 51.47 -0.16, W 51.51 -0.20, WC 51.52 -0.12, YO 53.96 -1.08`
}

const parseAreas = (text: string): Map<string, GeoPoint> =>
  new Map(
    text.split(',').map(entry => {
      const [prefix = '', latitude, longitude] = entry.trim().split(' ')
      return [prefix, { latitude: Number(latitude), longitude: Number(longitude) }]
    })
  )

const parsed = new Map(Object.entries(areas).map(([country, text]) => [country, parseAreas(text)]))

/** Roughly where a postal code lies; undefined for a country or an area that is not known. */
export function locatePostalCode(countryCode: string, postalCode: string): GeoPoint | undefined {
  const known = parsed.get(countryCode.toUpperCase())
  const code = postalCode.trim().toUpperCase()
  const letters = /^[A-Z]+/.exec(code)?.[0]
  if (letters !== undefined) return known?.get(letters)
  return known?.get(code.slice(0, 2)) ?? known?.get(code.slice(0, 1))
}
