import { joinClassNames } from '../class-names/join-class-names'

/** The shape of what is on its way; give it the measure by class ("h-6 w-40"). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joinClassNames('skeleton block', className)} />
}

/** A product tile on its way. */
export function TileSkeleton() {
  return (
    <div aria-hidden className="grid gap-3">
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-2/5" />
    </div>
  )
}
