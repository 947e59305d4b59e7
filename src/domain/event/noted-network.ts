import { networkOf } from '../member/attempt-rules.ts';
import type { ActorKind } from '../reservation/reservation.ts';

/**
 * Where something was done from, as the trail keeps it. Who handles others' data is known by their network: the law on
 * access records asks for it. Of who does something of their own, the neighbourhood is enough to notice a stranger.
 */
export function notedNetwork(ip: string | undefined, actor: ActorKind): string | null {
	if (ip === undefined || actor === 'clock') return null;
	const network = networkOf(ip);
	if (actor !== 'member') return network;
	const [head = ''] = network.split('::');
	return network.includes(':')
		? `${head.split(':').slice(0, 3).join(':')}::/48`
		: `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
