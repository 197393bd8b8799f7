import { buildPreChatFields } from './pre-chat'

it('asks a guest for everything but the origin, which is the brand plus DE', () => {
  expect(
    buildPreChatFields({}, 'jasmin').map(({ name, value, isHidden }) => [name, value, isHidden])
  ).toEqual([
    ['FirstName', '', false],
    ['LastName', '', false],
    ['Email', '', false],
    ['Issue', '', false],
    ['WebOriginUrl', 'jasmin DE', true]
  ])
})

it('knows a customer by name and address already', () => {
  const fields = buildPreChatFields(
    { firstName: 'Ada', lastName: 'Blatt', email: 'ada@example.test' },
    'puro'
  )
  expect(fields.map(({ value }) => value)).toEqual(['Ada', 'Blatt', 'ada@example.test', '', 'puro DE'])
})
