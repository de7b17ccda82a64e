import { ExamplePage as Example } from '../features/assessment/example/example-page.tsx'
import type { PageHandle } from '../i18n/embedded-strings.tsx'

export const handle: PageHandle = { namespaces: ['result', 'model'] }

export default function ExamplePage() {
  return <Example />
}
