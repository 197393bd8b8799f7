import { towns, type Town } from './towns'
import type { GeoPoint } from '../stores/geo-distance'

/** A town that the map knows. */
export interface Place extends GeoPoint {
  id: string
  name: string
  postalCode: string
  countryCode: string
}

/** Name, postal code of the centre, latitude and longitude. Germany's are the parcel service's towns. */
const abroad: Record<string, string> = {
  AT: `Wien 1010 48.208 16.373, Graz 8010 47.071 15.440, Linz 4020 48.306 14.286, Salzburg 5020 47.800 13.045,
    Innsbruck 6020 47.269 11.404, Klagenfurt 9020 46.624 14.308, Villach 9500 46.614 13.846, Wels 4600 48.158 14.025,
    Bregenz 6900 47.503 9.747, Eisenstadt 7000 47.846 16.526`,
  GB: `London W1F 51.513 -0.137, Manchester M2 53.481 -2.245, Edinburgh EH1 55.950 -3.190, Birmingham B2 52.480 -1.900,
    Leeds LS1 53.797 -1.546, Glasgow G1 55.861 -4.250, Bristol BS1 51.454 -2.592, Liverpool L1 53.405 -2.980,
    Cardiff CF10 51.481 -3.180, York YO1 53.959 -1.082, Oxford OX1 51.752 -1.258, Cambridge CB2 52.205 0.122`,
  FR: `Paris 75001 48.860 2.341, Lyon 69001 45.767 4.834, Marseille 13001 43.299 5.374, Lille 59000 50.637 3.063,
    Bordeaux 33000 44.838 -0.579, Nantes 44000 47.218 -1.554, Strasbourg 67000 48.583 7.746, Toulouse 31000 43.604 1.444,
    Rennes 35000 48.111 -1.680, Nice 06000 43.703 7.266`,
  IT: `Milano 20121 45.467 9.190, Roma 00184 41.893 12.494, Torino 10121 45.070 7.682, Bologna 40121 44.499 11.343,
    Firenze 50122 43.771 11.255, Verona 37121 45.438 10.993, Venezia 30124 45.434 12.338, Napoli 80132 40.838 14.250,
    Bolzano 39100 46.498 11.354, Genova 16121 44.407 8.934`
}

const readTown = (entry: string): Town => {
  const [name = '', postalCode = '', latitude, longitude] = entry.trim().split(' ')
  return { name, postalCode, latitude: Number(latitude), longitude: Number(longitude) }
}

const byCountry: [string, Town[]][] = [
  ['DE', towns],
  ...Object.entries(abroad).map(([country, text]): [string, Town[]] => [
    country,
    text.split(',').map(readTown)
  ])
]

const places: Place[] = byCountry.flatMap(([countryCode, list]) =>
  list.map(town => ({ ...town, countryCode, id: `${countryCode}-${town.postalCode}` }))
)

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()

const MOST = 5

/** Places of some countries (of all without any) whose name or postal code begins like that; five at most. */
export function suggestPlaces(input: string, countryCodes: string[]): Place[] {
  const wanted = fold(input)
  if (wanted === '') return []
  return places
    .filter(({ countryCode }) => countryCodes.length === 0 || countryCodes.includes(countryCode))
    .filter(({ name, postalCode }) => [name, postalCode].some(text => fold(text).startsWith(wanted)))
    .slice(0, MOST)
}

export const listPlaces = (): readonly Place[] => places

export const findPlace = (id: string): Place | undefined => places.find(place => place.id === id)
