import { useEffect, useState, type ComponentType } from 'react'
import { onToastsLoaded } from './notify'

/** The container for toasts: once per page. Empty until the first `notify`. */
export function Toasts({ label }: { label: string }) {
  const [Container, setContainer] = useState<ComponentType<{ label: string }>>()
  useEffect(() => onToastsLoaded(module => setContainer(() => module.ToastContainer)), [])
  return Container ? <Container label={label} /> : null
}
