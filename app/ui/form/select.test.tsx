import { render, screen } from '@testing-library/react'
import { Select } from './select'

const show = (props: object) =>
  render(
    <Select
      id="title"
      label="Title"
      placeholder="Please choose"
      options={[
        { value: 'ms', label: 'Ms' },
        { value: 'mr', label: 'Mr' }
      ]}
      {...props}
    />
  )

it.each([
  ['nothing is given', {}],
  ['a default is given that is not known', { defaultValue: undefined, value: undefined }]
])('chooses nothing for the shopper where %s', (_where, props) => {
  show(props)
  expect(screen.getByLabelText('Title')).toHaveValue('')
})

it('chooses the default that is given', () => {
  show({ defaultValue: 'mr' })
  expect(screen.getByLabelText('Title')).toHaveValue('mr')
})
