import { newsletterType } from '../components/newsletter'
import { unsubscribeFormType } from '../components/unsubscribe-form'

/** Newsletter sign-up and unsubscription. */
export const contentTypes = [newsletterType, unsubscribeFormType]
