export { howPath, priorPath } from './how-it-works/model-paths.ts'
export { PanelProvider, usePanelLink } from './how-it-works/panel.tsx'
export { WaitingPicture } from './how-it-works/waiting-picture.tsx'
