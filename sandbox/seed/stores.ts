import type { SiteId } from '../domain/sites/site'
import type { Store } from '../domain/stores/store'
import { list, t } from './localized'

const open = (time: string) => t('{time} Uhr', '{time}', { time })
const closed = t('geschlossen', 'closed')
const weekdays = t('Montag bis Freitag', 'Monday to Friday')
const saturday = t('Samstag', 'Saturday')
const sunday = t('Sonntag', 'Sunday')

const hours: Record<'centre' | 'arcade' | 'station', Store['hours']> = {
  centre: [
    { day: weekdays, time: open('9:30 – 18:30') },
    { day: saturday, time: open('9:30 – 16:00') },
    { day: sunday, time: closed }
  ],
  arcade: [
    { day: weekdays, time: open('10:00 – 20:00') },
    { day: saturday, time: open('10:00 – 20:00') },
    { day: sunday, time: closed }
  ],
  station: [
    { day: weekdays, time: open('7:00 – 21:00') },
    { day: saturday, time: open('8:00 – 21:00') },
    { day: sunday, time: open('9:00 – 20:00') }
  ]
}

/** As search engines read them. */
const openingHours: Record<keyof typeof hours, string[]> = {
  centre: ['Mo-Fr 09:30-18:30', 'Sa 09:30-16:00'],
  arcade: ['Mo-Sa 10:00-20:00'],
  station: ['Mo-Fr 07:00-21:00', 'Sa 08:00-21:00', 'Su 09:00-20:00']
}

const tea = list(['Teeberatung', 'Tea advice'], ['Verkostung', 'Tasting'])
const coffee = list(['Kaffeeberatung', 'Coffee advice'], ['Maschinenservice', 'Machine service'])
const both = list(
  ['Teeberatung', 'Tea advice'],
  ['Kaffeeberatung', 'Coffee advice'],
  ['Geschenkservice', 'Gift wrapping']
)

const pictureIds = { jasmin: 'jasmin-stage-shop', puro: 'puro-stage-shop' }

interface Place {
  street: string
  postalCode: string
  city: string
  phone: string
  latitude: number
  longitude: number
  opens: keyof typeof hours
}

const createStore =
  (countryCode: string, siteIds: SiteId[], name: string, categories: Store['categories']) =>
  (id: string, { street, opens, ...place }: Place): Store => ({
    id,
    inventoryId: `inventory-${id}`,
    siteIds,
    name: `${name} ${place.city}`,
    address1: street,
    countryCode,
    hours: hours[opens],
    openingHours: openingHours[opens],
    categories,
    pictureIds,
    ...place
  })

const jasminDe = createStore('DE', ['jasmin'], 'jasmin Teehaus', tea)
const puroDe = createStore('DE', ['puro'], 'puro Kaffeestudio', coffee)
const bothDe = createStore('DE', ['jasmin', 'puro'], 'jasmin & puro', both)
const jasminAt = createStore('AT', ['jasmin'], 'jasmin Teehaus', tea)
const puroAt = createStore('AT', ['puro'], 'puro Kaffeestudio', coffee)
const bothAt = createStore('AT', ['jasmin', 'puro'], 'jasmin & puro', both)
const jasminGb = createStore('GB', ['jasmin'], 'jasmin Tea House', tea)
const jasminFr = createStore('FR', ['jasmin'], 'jasmin Maison de thé', tea)
const jasminIt = createStore('IT', ['jasmin'], 'jasmin Casa del tè', tea)

const place = (
  street: string,
  postalCode: string,
  city: string,
  phone: string,
  [latitude, longitude]: [number, number],
  opens: Place['opens'] = 'centre'
): Place => ({ street, postalCode, city, phone, latitude, longitude, opens })

/** Invented shops in real cities. */
export const stores: Store[] = [
  bothDe('de-berlin', place('Teegasse 4', '10178', 'Berlin', '030 23125 104', [52.5219, 13.4103], 'arcade')),
  jasminDe(
    'de-berlin-west',
    place('Am Blattmarkt 11', '10623', 'Berlin', '030 23125 111', [52.5056, 13.3269])
  ),
  bothDe(
    'de-hamburg',
    place('Kontorgang 7', '20095', 'Hamburg', '040 66969 107', [53.5503, 10.0006], 'arcade')
  ),
  puroDe('de-hamburg-altona', place('Röstereihof 2', '22765', 'Hamburg', '040 66969 102', [53.5517, 9.9353])),
  bothDe(
    'de-muenchen',
    place('Aromahof 9', '80331', 'München', '089 99998 109', [48.1372, 11.5755], 'arcade')
  ),
  puroDe(
    'de-muenchen-bahnhof',
    place('Gleisgalerie 3', '80335', 'München', '089 99998 103', [48.1402, 11.5586], 'station')
  ),
  bothDe('de-koeln', place('Kannengasse 12', '50667', 'Köln', '0221 4710 112', [50.9384, 6.9597])),
  bothDe(
    'de-frankfurt',
    place('Siebgasse 5', '60313', 'Frankfurt', '069 90009 105', [50.1147, 8.6821], 'arcade')
  ),
  jasminDe('de-stuttgart', place('Teehof 8', '70173', 'Stuttgart', '00800 0000 3008', [48.7784, 9.18])),
  puroDe(
    'de-duesseldorf',
    place('Crema-Passage 6', '40212', 'Düsseldorf', '00800 0000 3006', [51.2254, 6.7805], 'arcade')
  ),
  bothDe('de-leipzig', place('Messehof 14', '04109', 'Leipzig', '00800 0000 3014', [51.3397, 12.3731])),
  jasminDe('de-dresden', place('Porzellangang 1', '01067', 'Dresden', '00800 0000 3001', [51.0509, 13.7383])),
  puroDe(
    'de-hannover',
    place('Bohnenmarkt 10', '30159', 'Hannover', '00800 0000 3010', [52.3745, 9.7386], 'station')
  ),
  jasminDe('de-bremen', place('Am Teehafen 16', '28195', 'Bremen', '00800 0000 3016', [53.0758, 8.8072])),
  bothDe('de-nuernberg', place('Gewürzgasse 13', '90403', 'Nürnberg', '00800 0000 3013', [49.4539, 11.0775])),
  jasminDe(
    'de-freiburg',
    place('Kräutergasse 17', '79098', 'Freiburg', '00800 0000 3017', [47.9959, 7.8522])
  ),
  puroDe('de-mannheim', place('Filterhof 19', '68161', 'Mannheim', '00800 0000 3019', [49.4875, 8.466])),
  bothDe('de-rostock', place('Hafenhof 21', '18055', 'Rostock', '00800 0000 3021', [54.0887, 12.1405])),
  bothAt('at-wien', place('Mokkahof 3', '1010', 'Wien', '00800 0000 4003', [48.2085, 16.3721], 'arcade')),
  puroAt(
    'at-wien-bahnhof',
    place('Brüherbogen 2', '1100', 'Wien', '00800 0000 4002', [48.1853, 16.3761], 'station')
  ),
  jasminAt('at-salzburg', place('Blütengasse 6', '5020', 'Salzburg', '00800 0000 4006', [47.7998, 13.044])),
  bothAt('at-graz', place('Aromagasse 9', '8010', 'Graz', '00800 0000 4009', [47.0707, 15.4395])),
  puroAt('at-linz', place('Kapselgasse 5', '4020', 'Linz', '00800 0000 4005', [48.3059, 14.2862])),
  jasminGb(
    'gb-london',
    place('11 Leaf Yard', 'W1F 9XX', 'London', '020 7946 0111', [51.5138, -0.1365], 'arcade')
  ),
  jasminGb(
    'gb-manchester',
    place('4 Kettle Row', 'M2 9XX', 'Manchester', '0161 496 0104', [53.4808, -2.2446])
  ),
  jasminGb(
    'gb-edinburgh',
    place('8 Caddy Close', 'EH1 9XX', 'Edinburgh', '0131 496 0108', [55.9502, -3.1903])
  ),
  jasminFr(
    'fr-paris',
    place('6 passage des Feuilles', '75004', 'Paris', '00800 0000 5006', [48.8553, 2.3571], 'arcade')
  ),
  jasminFr(
    'fr-strasbourg',
    place('12 cour du Thé', '67000', 'Strasbourg', '00800 0000 5012', [48.5818, 7.7451])
  ),
  jasminIt(
    'it-milano',
    place('Galleria delle Foglie 9', '20121', 'Milano', '00800 0000 6009', [45.4678, 9.1905], 'arcade')
  ),
  jasminIt('it-bolzano', place('Cortile del Tè 3', '39100', 'Bolzano', '00800 0000 6003', [46.4987, 11.3535]))
]
