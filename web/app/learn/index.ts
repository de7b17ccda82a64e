export { PanelProvider, usePanelLink } from './how-it-works/panel.tsx'
export { howPath, priorPath } from './how-it-works/paths.ts'
export { WaitingPicture } from './how-it-works/waiting-picture.tsx'
