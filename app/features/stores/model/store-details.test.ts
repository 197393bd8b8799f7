import { mapStoreDetails } from './store-details'

const store = { id: 'de-hamburg', name: 'Teehaus', postalCode: '20095', city: 'Hamburg', countryCode: 'DE' }
const readLines = (storeHours?: string) => mapStoreDetails({ ...store, storeHours })?.hoursLines

it('shows every line of the opening hours', () => {
  expect(
    readLines('Montag bis Freitag: 9:30 – 18:30 Uhr\nSamstag: 9:30 – 16:00 Uhr\nSonntag: geschlossen')
  ).toEqual([
    { day: 'Montag bis Freitag', time: '9:30 – 18:30 Uhr' },
    { day: 'Samstag', time: '9:30 – 16:00 Uhr' },
    { day: 'Sonntag', time: 'geschlossen' }
  ])
})

it.each([
  ['breaks', 'Mo: 9:00&nbsp;&ndash; 18:00<br>Sa: 9:00 – 13:00<br/>'],
  ['paragraphs', '<p>Mo: <b>9:00</b> – 18:00</p>\n<p>Sa:  9:00 – 13:00</p>'],
  ['a list', '<ul><li>Mo: 9:00 – 18:00</li><li>Sa: 9:00 – 13:00</li></ul>']
])('reads lines that an editor has marked up by %s', (_how, text) => {
  expect(readLines(text)).toEqual([
    { day: 'Mo', time: '9:00 – 18:00' },
    { day: 'Sa', time: '9:00 – 13:00' }
  ])
})

it('keeps a line without hours, and is empty without lines', () => {
  expect(readLines('By appointment')).toEqual([{ day: 'By appointment', time: '' }])
  expect(readLines()).toEqual([])
})

it('leaves out a store without a name', () => {
  expect(mapStoreDetails({ id: 'a' })).toBeUndefined()
})
