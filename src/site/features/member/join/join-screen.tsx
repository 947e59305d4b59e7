import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { Late } from '#site/late-part.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { JoinForm } from '#views/member/join/join-form.tsx';
import type { JoinValues } from '#views/member/join/join-values.ts';
import { useJoin } from '#views/member/join/use-join.ts';
import { WhatHappensNext } from '#views/member/join/what-happens-next.tsx';
import styles from '#views/member/member-form.module.css';
import { MemberFrame } from '../member-frame.tsx';
import { settleCurrency } from '../settle-currency.ts';
import { lateBusinessStep } from './late-business-step.ts';

type Props = {
	/** The kind of member the address asks for. */
	askedType: JoinValues['type'] | undefined;
	next: string | undefined;
	/** What one was about to reserve: the page brings it. */
	wanted?: ReactNode;
} & Pick<ComponentProps<typeof JoinForm>, 'text' | 'prepareText'>;

export function JoinScreen({ askedType, next, wanted, ...texts }: Props) {
	const t = useTranslations('member.join');
	const locale = useLocale();
	const callApi = useApi();
	const addressFor = usePageAddress();
	const form = useJoin({
		askedType,
		prepareBusiness: useCallback(() => lateBusinessStep.prepare(locale), [locale]),
		onJoined: async () => {
			await settleCurrency(callApi, null);
			window.location.assign(next ?? `${addressFor(pagePath('myInformation'))}?welcome`);
		},
	});
	const isCooperative = form.values.type === 'cooperative';
	return (
		<MemberFrame
			picture={isCooperative ? 'clinic-day-1' : 'maru-spring-1'}
			isWide
			{...(isCooperative && { aside: <WhatHappensNext /> })}
		>
			<h1>{isCooperative ? t('cooperativeTitle') : t('title')}</h1>
			<p className={styles.lead}>{isCooperative ? t('cooperativeLead') : t('lead')}</p>
			{wanted}
			<JoinForm
				{...{ form, next }}
				{...texts}
				canChooseKind
				business={<Late part={lateBusinessStep} props={{ form }} />}
			/>
		</MemberFrame>
	);
}
