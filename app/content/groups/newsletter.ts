import { newsletterType } from '../components/service/newsletter'
import { unsubscribeFormType } from '../components/service/unsubscribe-form'

/** Newsletter sign-up and unsubscription. */
export const contentTypes = [newsletterType, unsubscribeFormType]
