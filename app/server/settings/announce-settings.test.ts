import { withAnnouncedSettings } from './announce-settings'

it('logs missing, doubtful and disabled settings once, with the first event', () => {
  const lines: string[] = []
  const handle = withAnnouncedSettings(
    {
      problems: ['MRT_ALLOW_COOKIES is not "true"'],
      warnings: ['SCAPI_ORIGIN begins with http://'],
      off: [{ setting: 'CASES_ORIGIN', service: 'the contact form' }]
    },
    (event: string) => `answer to ${event}`,
    line => void lines.push(line)
  )
  expect(lines).toEqual([])
  expect([handle('one'), handle('two')]).toEqual(['answer to one', 'answer to two'])
  expect(lines).toEqual([
    'error: MRT_ALLOW_COOKIES is not "true"',
    'warning: SCAPI_ORIGIN begins with http://',
    'off (CASES_ORIGIN is not set): the contact form'
  ])
})
