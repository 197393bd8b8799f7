import { useId } from 'react'
import { PageSection } from '../../../ui/frame/page-section'
import { Button } from '../../../ui/action/button'
import { GetForm } from '../../../ui/form/get-form'
import type { Ground } from '../../../ui/ground'
import { paths } from '../../../visit/addresses/paths'
import { readList, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'

interface Answer {
  text: string
  /** A refinement of the list, "c_caffeine=none". */
  refine: string
}

interface FinderProps {
  headline?: string
  text?: string
  categoryId: string
  questions: { text: string; answers: Answer[] }[]
  buttonText: string
  ground: Ground
}

/** At most three questions: more is a form. */
const MOST_QUESTIONS = 3

/**
 * Questions whose answers are refinements of a list: a GET form, so that its result is the list's own address and no
 * script is needed. Several answers to a question widen it.
 */
function Finder({
  attributes: { headline, text, categoryId, questions, buttonText, ground }
}: ContentProps<FinderProps>) {
  const id = useId()
  return (
    <PageSection title={headline} intro={text} ground={ground}>
      <GetForm action={paths.category(categoryId)} className="grid gap-8">
        <div className="grid gap-8 md:grid-cols-3">
          {questions.map((question, index) => (
            <fieldset key={index} className="grid content-start gap-3" aria-labelledby={`${id}-${index}`}>
              <p id={`${id}-${index}`} className="heading-4">
                <span className="figures text-muted">{index + 1}</span> <span>{question.text}</span>
              </p>
              <div className="flex flex-wrap gap-2">
                {question.answers.map(answer => (
                  <label key={answer.refine} className="chip relative">
                    <input
                      type="checkbox"
                      name="refine"
                      value={answer.refine}
                      className="sr-only"
                      // A visitor may have ticked it before the code was there.
                      suppressHydrationWarning
                    />
                    <span>{answer.text}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div>
          <Button type="submit" kind="secondary">
            {buttonText}
          </Button>
        </div>
      </GetForm>
    </PageSection>
  )
}

function readAnswers(attributeId: string, question: Attributes): Answer[] {
  return readList(question, 'answers').flatMap(answer => {
    const [text, values] = [readText(answer, 'text'), readText(answer, 'values')]
    return text && values ? [{ text, refine: `${attributeId}=${values}` }] : []
  })
}

export const finderType = defineContentType<FinderProps>({
  typeIds: ['finder'],
  parse: data => {
    const categoryId = readText(data, 'categoryId')
    const buttonText = readText(data, 'buttonText')
    const questions = readList(data, 'questions').flatMap(question => {
      const [text, attributeId] = [readText(question, 'text'), readText(question, 'attributeId')]
      const answers = attributeId ? readAnswers(attributeId, question) : []
      return text && answers.length > 0 ? [{ text, answers }] : []
    })
    if (!categoryId || !buttonText || questions.length === 0) return undefined
    return {
      headline: readText(data, 'headline'),
      text: readText(data, 'text'),
      categoryId,
      questions: questions.slice(0, MOST_QUESTIONS),
      buttonText,
      ground: readGround(data, 'theme') ?? 'tint'
    }
  },
  Component: Finder
})
