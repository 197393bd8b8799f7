import { readTable } from './read-table'

const PRINTED = `off (REDIS_URL is not set): limits of all machines together

result   setting        what is asked for         host                    address    certificate  answer     ms
-------  -------------  ------------------------  ----------------------  ---------  -----------  ---------  --
ok       SCAPI_ORIGIN   the login's public keys   api.platform.test:5680  127.0.0.1  29 days      200 application/json  12
error    CASES_ORIGIN   the contact form          nowhere.failing.test    -          -            ENOTFOUND  3

error: CASES_ORIGIN (the contact form): ENOTFOUND: the name leads nowhere (DNS)
`

it('finds the rows, and nothing else that is printed', () => {
  expect(readTable(PRINTED)).toEqual([
    {
      result: 'ok',
      setting: 'SCAPI_ORIGIN',
      cells: [
        "the login's public keys",
        'api.platform.test:5680',
        '127.0.0.1',
        '29 days',
        '200 application/json',
        '12'
      ]
    },
    {
      result: 'error',
      setting: 'CASES_ORIGIN',
      cells: ['the contact form', 'nowhere.failing.test', '-', '-', 'ENOTFOUND', '3']
    }
  ])
})
