import { writeTown } from '../../texts/write-town'
import { listPlaces, type Place } from './places'

/** A street in a town, with a house number or without. */
interface StreetAddress {
  id: string
  street: string
  houseNumber: string
  town: Place
}

/** Streets that each town of a country has. */
const STREETS: Record<string, string[]> = {
  DE: ['Bahnhofstraße', 'Gartenweg', 'Hauptstraße', 'Lindenallee', 'Marktplatz', 'Schillerstraße'],
  AT: ['Bahnhofstraße', 'Hauptplatz', 'Lindengasse', 'Mozartstraße'],
  GB: ['Church Lane', 'High Street', 'Mill Road', 'Station Road'],
  FR: ['Avenue Victor Hugo', 'Place du Marché', 'Rue de la Gare', 'Rue de la République'],
  IT: ['Corso Italia', 'Piazza Garibaldi', 'Via Dante', 'Via Roma']
}

/** Provinces of the towns of Italy. */
const PROVINCES: Record<string, string> = {
  Bologna: 'BO',
  Bolzano: 'BZ',
  Firenze: 'FI',
  Genova: 'GE',
  Milano: 'MI',
  Napoli: 'NA',
  Roma: 'RM',
  Torino: 'TO',
  Venezia: 'VE',
  Verona: 'VR'
}

const MOST = 5

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/strasse/g, 'str')
    .replace(/[\s,.]+/g, ' ')
    .trim()

/** Words without the house number, and the number: of "12 High Street" and "Lindenallee 12 Ham". */
function splitNumber(input: string): { words: string; houseNumber: string } {
  const houseNumber = /(?:^|\s)(\d{1,4}[a-z]?)(?=[\s,]|$)/i.exec(input)?.[1] ?? ''
  return { words: fold(houseNumber ? input.replace(houseNumber, ' ') : input), houseNumber }
}

/** Addresses of some countries whose street begins like a text; what follows the street begins their town. */
export function suggestStreetAddresses(input: string, countryCodes: string[]): StreetAddress[] {
  const { words, houseNumber } = splitNumber(input)
  if (words.length < 3) return []
  const towns = listPlaces().filter(({ countryCode }) => countryCodes.includes(countryCode))
  return towns
    .flatMap(town => (STREETS[town.countryCode] ?? []).map(street => ({ street, town })))
    .filter(({ street, town }) => {
      const name = fold(street)
      if (name.startsWith(words)) return true
      return words.startsWith(`${name} `) && fold(`${town.name}`).startsWith(words.slice(name.length + 1))
    })
    .slice(0, MOST)
    .map(({ street, town }) => buildAddress(town, street, houseNumber))
}

const buildAddress = (town: Place, street: string, houseNumber: string): StreetAddress => ({
  id: `${town.id}/${street}/${houseNumber}`,
  street,
  houseNumber,
  town
})

export function findStreetAddress(id: string): StreetAddress | undefined {
  const [townId, street = '', houseNumber = ''] = id.split('/')
  const town = listPlaces().find(place => place.id === townId)
  if (!town || !STREETS[town.countryCode]?.includes(street) || !/^(\d{1,4}[a-z]?)?$/i.test(houseNumber))
    return undefined
  return buildAddress(town, street, houseNumber)
}

/** British codes of the towns are those of districts; an address has the whole of it. */
const completeCode = ({ countryCode, postalCode }: Place) =>
  countryCode === 'GB' ? `${postalCode} 9XX` : postalCode

const isNumberFirst = ({ countryCode }: Place) => countryCode === 'GB' || countryCode === 'FR'

/** An address in one line, as its country writes it. */
export function writeStreetAddress({ street, houseNumber, town }: StreetAddress): string {
  const parts = isNumberFirst(town) ? [houseNumber, street] : [street, houseNumber]
  return `${parts.filter(Boolean).join(' ')}, ${writeTown({ ...town, postalCode: completeCode(town), city: town.name })}`
}

/** The parts of an address as the map service names them. */
export function listAddressParts({ street, houseNumber, town }: StreetAddress) {
  const part = (type: string, longText: string, shortText = longText) => ({
    longText,
    shortText,
    types: [type]
  })
  const province = PROVINCES[town.name]
  return [
    ...(houseNumber ? [part('street_number', houseNumber)] : []),
    part('route', street),
    part(town.countryCode === 'GB' ? 'postal_town' : 'locality', town.name),
    ...(town.countryCode === 'IT' && province
      ? [part('administrative_area_level_2', town.name, province)]
      : []),
    part('country', town.countryCode),
    part('postal_code', completeCode(town))
  ]
}
