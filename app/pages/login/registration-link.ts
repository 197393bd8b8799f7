import { paths } from '../../visit/addresses/paths'

interface RegistrationTarget {
  redirectUrl: string
  wish?: string
  /** The whole form, where the shop registers by codes too. */
  withPassword?: boolean
}

/** The registration that leads on like a login. */
export function registrationLink({ redirectUrl, wish, withPassword }: RegistrationTarget): string {
  const query = new URLSearchParams({
    ...(withPassword && { with: 'password' }),
    ...(redirectUrl !== paths.account && { redirectUrl }),
    ...(wish && { wish })
  }).toString()
  return query ? `${paths.registration}?${query}` : paths.registration
}
