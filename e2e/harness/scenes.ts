import { today } from '../../packages/domain/calendar/index.ts';
