import type { DemoNotice } from './demo-notice.ts';
import { bankTransferRussia } from './notices/bank-transfer-russia.ts';
import { forestSeasonTimes } from './notices/forest-season-times.ts';
import { halalMenuMarking } from './notices/halal-menu-marking.ts';
import { incheonTerminalMeetingPoint } from './notices/incheon-terminal-meeting-point.ts';
import { kEtaCheck } from './notices/k-eta-check.ts';
import { lunarNewYearHours } from './notices/lunar-new-year-hours.ts';
import { passportNameSpelling } from './notices/passport-name-spelling.ts';
import { videoConsultationLimits } from './notices/video-consultation-limits.ts';

export const demoNotices: DemoNotice[] = [
	videoConsultationLimits,
	incheonTerminalMeetingPoint,
	forestSeasonTimes,
	bankTransferRussia,
	kEtaCheck,
	halalMenuMarking,
	lunarNewYearHours,
	passportNameSpelling,
];
