import type { Seed } from './seed-contents'

/** Sample customers of the demonstration shop; the passwords meet the rules of requirement 9.2. */
export const accounts: Seed['accounts'] = [
  {
    login: 'anna.sommer@example.com',
    password: 'Teegarten7!',
    firstName: 'Anna',
    lastName: 'Sommer',
    salutation: 'MRS'
  },
  {
    login: 'jonas.winter@example.com',
    password: 'Espresso9$',
    firstName: 'Jonas',
    lastName: 'Winter',
    salutation: 'MR'
  },
  {
    login: 'marie.leclerc@example.com',
    password: 'Kanne2027?',
    firstName: 'Marie',
    lastName: 'Leclerc',
    salutation: 'MRS'
  },
  // One who has nothing yet.
  {
    login: 'ole.neumann@example.com',
    password: 'Kaffee2026!',
    firstName: 'Ole',
    lastName: 'Neumann',
    salutation: 'MR'
  }
]
