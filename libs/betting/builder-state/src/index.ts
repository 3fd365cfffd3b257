export {
  addWanted,
  builderClosed,
  builderOpened,
  type BuilderState,
  legsChosen,
  legToggled,
  selectBuilder,
  selectLegs,
} from './builder.slice.ts';
export { builderModule } from './module.ts';
