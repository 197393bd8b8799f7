/** Keeps the first letter and the domain: "a***@example.com". */
export function maskEmail(email: string | undefined): string | undefined {
  return email?.replace(/^(.)[^@]*/, '$1***')
}
