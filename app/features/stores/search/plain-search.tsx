import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { GetForm } from '../../../ui/form/get-form'
import { TextInput } from '../../../ui/form/text-input'
import { storeMessages as messages } from '../messages'
import { POSTAL_CODE_PARAMETER, getExampleCode } from '../model/country'

interface PlainSearchProps {
  /** Path of the page itself, which handles the form. */
  path: string
  countryCode: string
  /** The last search text. */
  postalCode?: string
}

/** The search without scripts: by postal code, on our own platform only. */
export function PlainSearch({ path, countryCode, postalCode }: PlainSearchProps) {
  const { formatMessage } = useIntl()
  return (
    <noscript>
      <GetForm role="search" action={path} className="grid justify-items-start gap-4">
        <TextInput
          id="store-postal-code"
          name={POSTAL_CODE_PARAMETER}
          label={formatMessage(messages.postalCode)}
          hint={formatMessage(messages.example, { code: getExampleCode(countryCode) })}
          defaultValue={postalCode}
          autoComplete="postal-code"
          maxLength={10}
          required
        />
        <Button type="submit">{formatMessage(messages.search)}</Button>
      </GetForm>
    </noscript>
  )
}
