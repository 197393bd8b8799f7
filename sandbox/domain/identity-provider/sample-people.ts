import { createHash } from 'node:crypto'
import { isEmailAddress } from '../customers/email-address'
import type { Identity, Provider } from './identity'

interface SamplePerson extends Omit<Identity, 'subject'> {
  id: string
}

/** Whom the consent page offers: one of each case that a shop has to handle. */
export const samplePeople: SamplePerson[] = [
  {
    id: 'new',
    email: 'nora.neu@example.com',
    emailVerified: true,
    firstName: 'Nora',
    lastName: 'Neu'
  },
  // A customer of the seed.
  {
    id: 'customer',
    email: 'anna.sommer@example.com',
    emailVerified: true,
    firstName: 'Anna',
    lastName: 'Sommer'
  },
  {
    id: 'unverified',
    email: 'uwe.offen@example.com',
    emailVerified: false,
    firstName: 'Uwe',
    lastName: 'Offen'
  }
]

/** Subjects are opaque and differ from provider to provider. */
const nameSubject = (provider: Provider, email: string) =>
  createHash('sha256').update(`${provider} ${email.toLowerCase()}`).digest('hex').slice(0, 21)

/** A sample person by id, or one with the typed address; undefined for neither. */
export function findPerson(provider: Provider, id: string, typedEmail: string): Identity | undefined {
  const email = typedEmail.trim()
  const person =
    id === 'other'
      ? isEmailAddress(email)
        ? { email, emailVerified: true, firstName: 'Alex', lastName: 'Beispiel' }
        : undefined
      : samplePeople.find(sample => sample.id === id)
  if (!person) return undefined
  const { firstName, lastName, emailVerified } = person
  return {
    subject: nameSubject(provider, person.email),
    email: person.email,
    emailVerified,
    firstName,
    lastName
  }
}
