import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnBusiness } from '#contract/api/member.ts';
import type { Partner } from '#contract/api/partner.ts';
import type { CallApi } from '#contract/api.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { ApiContext } from '#views/api-context.ts';
import { ownBusiness } from '#views/my/own-business.ts';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { PartnerPanel } from './partner-panel.tsx';
import { partnerQueries } from './partner-queries.ts';

const open: OwnBusiness = { organisation: 'open', name: 'Walks', isSuspended: false, mayEditProfile: true };
const suspended: OwnBusiness = { organisation: 'shut', name: 'Stays', isSuspended: true, mayEditProfile: false };

const partner: Partner = {
	...{
		status: 'COOPERATIVE_MEMBER',
		refusalReason: null,
		asked: null,
		appliedOn: '2026-11-01',
		decidedOn: '2026-11-03',
	},
	...{ businessName: 'Stays', businessNameKorean: '숙소', registrationNumber: '1234567890', representative: 'Kim' },
	...{ bankAccountMasked: '••••', address: 'Seoul', serviceItems: [], languages: ['en'] },
	...{ licences: [], change: null, changeRefusalReason: null },
};

const asked = async (business: OwnBusiness) => {
	const calls: unknown[] = [];
	const callApi = (async (key: string, input: object) => void calls.push([key, input])) as unknown as CallApi;
	const client = new QueryClient();
	for (const { queryFn } of partnerQueries({ callApi }, business)) await (queryFn as () => Promise<unknown>)();
	client.clear();
	return calls;
};

test('every call names the same business, and a suspended one is asked for no profile', async () => {
	const of = (organisation: string) => ({ query: { organisation } });
	expect(await asked(open)).toEqual([
		['GET /api/partners/me', of('open')],
		['GET /api/partners/me/profile', of('open')],
	]);
	expect(await asked(suspended)).toEqual([['GET /api/partners/me', of('shut')]]);
});

test('the address chooses among several, else it is the first', () => {
	const businesses = [suspended, open];
	expect(ownBusiness({ businesses }, 'open')).toBe(open);
	for (const named of [null, 'of-somebody-else']) expect(ownBusiness({ businesses }, named)).toBe(suspended);
	expect(ownBusiness({ businesses: [] }, 'open')).toBeUndefined();
});

function shown(business: OwnBusiness, businesses: OwnBusiness[]): string {
	const client = new QueryClient();
	client.setQueryData(['GET /api/partners/me', business.organisation], partner);
	client.setQueryData(['GET /api/members/me'], { businesses });
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<ApiContext value={(() => Promise.reject()) as never}>
				<TranslationsProvider
					locale="en"
					messages={wordsOf('en', ['partner', 'product', 'error', 'shell', 'my', 'member-again', 'area', 'state'])}
				>
					<Suspense>
						<PartnerPanel business={business} />
					</Suspense>
				</TranslationsProvider>
			</ApiContext>
		</QueryClientProvider>,
	);
}

test('the owner of a suspended business keeps facts and papers, and reads why there is no profile', () => {
	const page = shown(suspended, [suspended]);
	expect(page).toContain('This business is suspended.');
	for (const card of ['partner-application', 'partner-business', 'partner-licences'])
		expect(page).toContain(`id="${card}"`);
	expect(page).not.toContain('partner-profile');
	expect(page).not.toContain('Choose a business');
});

test('who owns several comes to each of them', () => {
	const page = shown(suspended, [open, suspended]);
	expect(page).toContain('href="?organisation=open#business"');
	expect(page).toMatch(/href="\?organisation=shut#business" aria-current="page"/);
});
