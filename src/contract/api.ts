import { fileEndpoints } from './api/file.ts';
import { mailEndpoints } from './api/mail.ts';
import { memberEndpoints } from './api/member.ts';
import { noticeEndpoints } from './api/notice.ts';
import { pageTextEndpoints } from './api/page-text.ts';
import { partnerEndpoints } from './api/partner.ts';
import { productEndpoints } from './api/product.ts';
import { profileEndpoints } from './api/profile.ts';
import { reservationEndpoints } from './api/reservation.ts';
import { sessionEndpoints } from './api/session.ts';
import { waitingEndpoints } from './api/waiting.ts';
import type { CallOf, OutputOf } from './endpoint.ts';

/** The whole API: every noun's endpoints in one table. */
export const api = {
	...fileEndpoints,
	...mailEndpoints,
	...memberEndpoints,
	...noticeEndpoints,
	...pageTextEndpoints,
	...partnerEndpoints,
	...productEndpoints,
	...profileEndpoints,
	...reservationEndpoints,
	...sessionEndpoints,
	...waitingEndpoints,
} as const;

export type Api = typeof api;
export type EndpointKey = keyof Api;

/** How the fronts call it: over HTTP in the browser, directly in the server's rendering. */
export type CallApi = <Key extends EndpointKey>(key: Key, input: CallOf<Api[Key]>) => Promise<OutputOf<Api[Key]>>;
