import { useEffect, useState, type ComponentType, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from '../../intl/intl'
import { useSite } from '../../visit/site/site-context'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/media/icon'
import { Message } from '../../ui/status/message'
import type { ChosenPackstation, PackstationDialogProps } from '../packstations/packstation-dialog'
import { addressMessages as messages } from './messages'

interface FindPackstationProps {
  /** Id of the field where typing goes on after a choice. */
  nextFieldId: string
  getPostalCode: () => string
  onChoose: (packstation: ChosenPackstation) => void
}

type DialogState =
  | { kind: 'closed'; chosen?: ChosenPackstation; focusId?: string }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'open'; Finder: ComponentType<PackstationDialogProps>; postalCode: string }

/** Opens the Packstation finder over an address form and hands it what was chosen there; nothing where it is off. */
export function FindPackstation({ nextFieldId, getPostalCode, onChoose }: FindPackstationProps) {
  const { formatMessage } = useIntl()
  const { locale, sideServices } = useSite()
  const [state, setState] = useState<DialogState>({ kind: 'closed' })
  const chosen = state.kind === 'closed' ? state.chosen : undefined
  const focusId = state.kind === 'closed' ? state.focusId : undefined
  useEffect(() => {
    // The dialog is gone by now, and the form can be reached again. Once for each choice, wherever the next one leads.
    if (focusId) document.getElementById(focusId)?.focus()
  }, [chosen, focusId])

  async function open() {
    setState({ kind: 'loading' })
    try {
      const { loadPackstationDialog } = await import(
        /* webpackChunkName: "packstations" */ '../packstations/load-packstation-finder'
      )
      const Finder = await loadPackstationDialog(locale.id)
      setState({ kind: 'open', Finder, postalCode: getPostalCode() })
    } catch {
      // The form says so; the number can be typed all the same.
      setState({ kind: 'failed' })
    }
  }

  function choose(packstation: ChosenPackstation) {
    onChoose(packstation)
    setState({ kind: 'closed', chosen: packstation, focusId: nextFieldId })
  }

  if (!sideServices.packstations) return null
  return (
    <div className="address-wide grid justify-items-start gap-3">
      <Button
        kind="secondary"
        small
        icon={<Icon name="pin" small />}
        busy={state.kind === 'loading'}
        onClick={() => void open()}
      >
        {formatMessage(messages.findPackstation)}
      </Button>
      <p role="status" className="sr-only">
        {chosen && formatMessage(messages.packstationFilled, { name: chosen.name })}
      </p>
      {state.kind === 'failed' && (
        <Message kind="error" answer>
          {formatMessage(messages.finderFailed)}
        </Message>
      )}
      {state.kind === 'open' &&
        createPortal(
          // Forms do not nest: its search is sent by the finder and not by the form around it.
          <div onSubmit={stopEvent}>
            <state.Finder
              postalCode={state.postalCode}
              onChoose={choose}
              onClose={() => setState({ kind: 'closed' })}
            />
          </div>,
          document.body
        )}
    </div>
  )
}

const stopEvent = (event: SyntheticEvent) => event.stopPropagation()
