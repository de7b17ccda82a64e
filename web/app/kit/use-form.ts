import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type Problems, refusals, type Texts, violations } from './form-problems.ts'
import { isMasked, maskIdentity } from './mask-identity.ts'
import { useSubmit } from './use-submit.ts'

interface FormOptions<Values extends object, Output> {
  /** Reads what was typed. */
  schema: z.ZodMiniType<Output, Values>
  initial: NoInfer<Values>
  texts: Texts<NoInfer<Values>>
  /** Gets what the schema has read; what it throws is the form's failure. */
  send: (values: Output) => Promise<unknown>
  /** Written freely: what identifies a person is covered when the field is left, and before anything is sent. */
  freeText?: readonly TextField<NoInfer<Values>>[]
  /** Takes the focus when it appears, at the first field that is empty. */
  hasFocus?: boolean
  /** Is empty again once it was sent: for passwords. */
  isEmptiedAfter?: boolean
}

type TextField<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] &
  string

const wrongControl = ':is(input, select)[aria-invalid="true"]'

/**
 * One way to make a form: its button checks the fields and moves the focus to the first wrong one, the server's refusals
 * too. Problems are keys, so that they follow a change of language. React Hook Form was tried: it lets a double press
 * through, moves the focus too late for some phones' keyboards, and weighs 12 KB.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { schema, initial, texts, send, freeText = [], hasFocus = false, isEmptiedAfter = false } = options
  const { i18n } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>(initial)
  const [problems, setProblems] = useState<Problems<Values>>(new Map())
  const [isDone, setIsDone] = useState(false)
  /** Counts what has to move the focus. */
  const [tries, setTries] = useState(0)

  const sending = useSubmit(async (output: Output) => {
    try {
      await send(output)
    } catch (failure) {
      show(refusals(failure, texts))
      throw failure
    }
    if (isEmptiedAfter) setValues(initial)
    setIsDone(true)
  })

  function show(found: Problems<Values>) {
    setProblems(found)
    setTries((before) => before + 1)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsDone(false)
    sending.clearFailure()
    const given = withMasked(withTyped(values, form.current), freeText)
    setValues(given)
    const read = schema.safeParse(given, { reportInput: true })
    show(read.success ? new Map() : violations(read.error.issues, texts))
    if (read.success) void sending.submit(read.data)
  }

  useEffect(() => {
    if (!hasFocus) return
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const first = fields.find((field) => !isFilledIn(field)) ?? fields[0]
    first?.focus()
  }, [hasFocus])
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(wrongControl)?.focus()
  }, [tries])

  /** Changes values, and takes back what was found wrong with their fields. */
  function edit(fields: readonly PropertyKey[], next: (before: Values) => Values) {
    setValues((before) => next(withTyped(before, form.current)))
    setProblems((before) => new Map([...before].filter(([field]) => !fields.includes(field))))
    setIsDone(false)
    sending.clearFailure()
  }

  /** What is wrong with a field, in the language of the page; undefined for nothing. */
  function error(field: keyof Values): string | undefined {
    const { key, ...bounds } = problems.get(field) ?? {}
    return key && i18n.t(key, bounds)
  }

  return {
    values,
    change: (changed: Partial<Values>) => edit(Object.keys(changed), (before) => ({ ...before, ...changed })),
    error,
    /** What a field for text is given. */
    field: <Field extends TextField<Values>>(name: Field) => ({
      name,
      value: values[name],
      error: error(name),
      ...(freeText.includes(name) && {
        note: isMasked(String(values[name])) ? i18n.t('masked') : '',
        onBlur: () => setValues((before) => withMasked(before, [name])),
      }),
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        edit([name], (before) => ({ ...before, [name]: value })),
    }),
    props: { ref: form, onSubmit: submit, noValidate: true },
    /** What went wrong with the last try to send it; null for nothing. */
    failure: sending.failure,
    /** The same, unless it is explained at a field. */
    unexplained: problems.size > 0 ? null : sending.failure,
    button: { type: 'submit', isBusy: sending.isSending } as const,
    isSending: sending.isSending,
    /** It was sent, and nothing has been typed since. */
    isDone,
  }
}

/** With what stands in the fields for text: a browser or a password manager may have filled one without any event. */
function withTyped<Values extends object>(values: Values, form: HTMLFormElement | null): Values {
  const fields = [...(form?.querySelectorAll('input') ?? [])]
  const typed = fields.filter(({ name, type }) => !noText.includes(type) && isText(values, name))
  return { ...values, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) }
}

const noText = ['radio', 'checkbox']
const isText = (values: object, name: string) =>
  Object.entries(values).some(([key, value]) => key === name && typeof value === 'string')

const withMasked = <Values extends object>(values: Values, fields: readonly (keyof Values)[]): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, maskIdentity(String(values[field]))])),
})

/** A text that stands there already, such as the address of somebody who has just confirmed it. */
const isFilledIn = ({ type, value }: HTMLInputElement) => !noText.includes(type) && value !== ''

/** A name that may be left out: what was typed without the spaces around it, null for nothing. */
export const orNull = <Text extends z.ZodMiniType<string, string>>(schema: Text) =>
  z.pipe(
    z.transform((typed: string) => typed.trim() || null),
    z.nullable(schema),
  )
