export { type ControlRoomOptions, createControlRoom } from './control-room.ts';
