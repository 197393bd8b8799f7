import { findComponentType } from '../../component-types/component-types'
import { listFields, parseFields } from './attribute-fields'

const text = findComponentType('text')

it('edits a value under a former name as its attribute, and keeps the former name', () => {
  const data = { text: '<p>Drei Zahlen</p>' }
  const fields = listFields(text, data)
  const [field] = fields
  expect(fields.filter(({ value }) => value !== '')).toEqual([field])
  expect(field).toMatchObject({ name: 'text', control: 'lines', attribute: { name: 'html' } })
  expect(parseFields(fields, data)).toEqual({ data, problems: [] })
  const typed = [{ ...field!, value: '<p>Vier</p>' }]
  expect(parseFields(typed, data).data).toEqual({ text: '<p>Vier</p>' })
})

it('enters the attribute itself where both are there, and keeps the former one', () => {
  const data = { text: 'alt', html: '<p>neu</p>' }
  const fields = listFields(text, data)
  expect(fields[0]).toMatchObject({ name: 'html', value: '<p>neu</p>' })
  expect(parseFields(fields, data).data).toEqual(data)
})
