import type { ReactNode } from 'react'

/** A form around an account on a surface of its own; narrow where it is all that the page has. */
export const LoginBox = ({ narrow, children }: { narrow?: boolean; children: ReactNode }) => (
  <section className={narrow ? 'login-box login-narrow' : 'login-box'}>{children}</section>
)
