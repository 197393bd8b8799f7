import { hidePersonalData } from './hide-personal-data'

it.each([
  ['sencha first flush', 'sencha first flush'],
  ['tea for maria@example.com', 'tea for …'],
  ['0221 / 12 34 56 78', '…'],
  ['+49 (221) 1234-567 call', '… call'],
  ['order JAS00001001', 'order JAS…'],
  ['100 g, 20 bags', '100 g, 20 bags']
])('"%s" is tracked as "%s"', (phrase, tracked) => expect(hidePersonalData(phrase)).toBe(tracked))
