import { forwardRef } from 'react'
import { useIntl } from '../../../intl/intl'
import { Link } from '../../../ui/action/link'
import { Checkbox, type CheckboxProps } from '../../../ui/form/checkbox'
import { paths } from '../../../visit/addresses/paths'
import { registrationMessages as messages } from '../login/registration-messages'

/** Who registers says that they have read the privacy policy (requirement 9.2). */
export const PrivacyCheckbox = forwardRef<HTMLInputElement, Omit<CheckboxProps, 'label'>>(
  function PrivacyCheckbox(props, ref) {
    const { formatMessage } = useIntl()
    return (
      <Checkbox
        ref={ref}
        required
        {...props}
        label={formatMessage(messages.dataProtection, {
          link: words => (
            <Link key="link" to={paths.privacy} className="link" target="_blank">
              {words}
            </Link>
          )
        })}
      />
    )
  }
)
