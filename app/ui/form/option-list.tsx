import { buildOptionId } from './use-combobox'

interface OptionListProps {
  /** The combobox's `listId`. */
  id: string
  label: string
  options: readonly { id: string; text: string }[]
  /** Index of the option that the arrow keys are on. */
  active: number
  onChoose: (index: number) => void
}

/** The proposals of a combobox; the field keeps the focus and has the keys. */
export const OptionList = ({ id, label, options, active, onChoose }: OptionListProps) => (
  <div id={id} role="listbox" aria-label={label}>
    {options.map((option, index) => (
      // Keys are the field's, which keeps the focus (combobox pattern).
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div
        key={option.id}
        id={buildOptionId(id, index)}
        role="option"
        aria-selected={index === active}
        className="suggestion"
        onMouseDown={event => event.preventDefault()}
        onClick={() => onChoose(index)}
      >
        {option.text}
      </div>
    ))}
  </div>
)
