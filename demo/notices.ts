import type { DemoNotice } from './demo-notice.ts';
import { bankTransferRussia } from './notices/bank-transfer-russia.ts';
import { blossomDatesOpen } from './notices/blossom-dates-open.ts';
import { deskShortHours } from './notices/desk-short-hours.ts';
import { forestSeasonTimes } from './notices/forest-season-times.ts';
import { halalMenuMarking } from './notices/halal-menu-marking.ts';
import { incheonTerminalMeetingPoint } from './notices/incheon-terminal-meeting-point.ts';
import { kEtaCheck } from './notices/k-eta-check.ts';
import { lunarNewYearHours } from './notices/lunar-new-year-hours.ts';
import { medicinesAndCustoms } from './notices/medicines-and-customs.ts';
import { passportNameSpelling } from './notices/passport-name-spelling.ts';
import { procedureDepositLimit } from './notices/procedure-deposit-limit.ts';
import { severeWeatherRefunds } from './notices/severe-weather-refunds.ts';
import { termsNewVersion } from './notices/terms-new-version.ts';
import { tripBoardSharing } from './notices/trip-board-sharing.ts';
import { videoConsultationLimits } from './notices/video-consultation-limits.ts';

export const demoNotices: DemoNotice[] = [
	blossomDatesOpen,
	deskShortHours,
	videoConsultationLimits,
	tripBoardSharing,
	incheonTerminalMeetingPoint,
	forestSeasonTimes,
	termsNewVersion,
	bankTransferRussia,
	severeWeatherRefunds,
	kEtaCheck,
	procedureDepositLimit,
	halalMenuMarking,
	medicinesAndCustoms,
	lunarNewYearHours,
	passportNameSpelling,
];
