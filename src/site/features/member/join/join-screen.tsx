import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { type ConsentKind, consentKinds } from '#domain/member/consent.ts';
import { AtHand } from '#site/data/at-hand.tsx';
import type { AnyQuery } from '#site/page-module.ts';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from '#views/member/member-form.module.css';
import { MemberFrame } from '../member-frame.tsx';
import { settleCurrency } from '../settle-currency.ts';
import { JoinForm } from './join-form.tsx';
import { blankJoin, type JoinValues } from './join-values.ts';
import { lateBusinessStep } from './late-business-step.ts';
import type { JoinChecks } from './load-join-checks.ts';
import { useJoinForm } from './use-join-form.ts';

type Props = {
	/** The kind of member the address asks for. */
	askedType: JoinValues['type'] | undefined;
	next: string | undefined;
	/** What one was about to reserve: the page brings it. */
	wanted?: ReactNode;
	/** The text of a consent in force: the version shown with the page is the version agreed to. */
	textQuery: (kind: ConsentKind) => AnyQuery;
} & Pick<ComponentProps<typeof JoinForm>, 'text' | 'prepareText'>;

export function JoinScreen({ askedType, next, wanted, textQuery, ...texts }: Props) {
	const locale = useLocale();
	const callApi = useApi();
	const client = useQueryClient();
	const addressFor = usePageAddress();
	const blanks = useMemo(
		() => ({ general: blankJoin('general', locale), cooperative: blankJoin('cooperative', locale) }),
		[locale],
	);
	const send = async (values: JoinValues, checks: JoinChecks) => {
		const kinds = consentKinds.filter((kind) => values.agreements[kind]);
		const texts = await Promise.all(
			kinds.map((kind) => client.query({ ...textQuery(kind), staleTime: Number.POSITIVE_INFINITY })),
		);
		const versions = Object.fromEntries(kinds.map((kind, at) => [kind, (texts[at] as { version: string }).version]));
		await callApi('POST /api/members', { body: checks.joinBody(values, { versions, language: locale }) });
		await settleCurrency(callApi, null);
		form.forget();
		window.location.assign(next ?? `${addressFor(pagePath('myInformation'))}?welcome`);
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
	const form = useJoinForm({
		blanks,
		askedType,
		send,
		prepareBusiness: useCallback(() => lateBusinessStep.prepare(locale), [locale]),
		onOutdated: (kinds) => {
			for (const kind of kinds) void client.invalidateQueries({ queryKey: textQuery(kind).queryKey });
		},
	});

	const t = useTranslations('member.join');
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
			<JoinForm form={form} next={next} {...texts} />
			{consentKinds.map((kind) => (
				<AtHand key={kind} query={textQuery(kind)} />
			))}
		</MemberFrame>
	);
}

function WhatHappensNext() {
	const t = useTranslations('member.partner');
	return (
		<>
			<h2 className={styles.walkTitle}>{t('nextTitle')}</h2>
			<ol className={styles.walk}>
				<li>{t('nextJoin')}</li>
				<li>{t('nextPapers')}</li>
				<li>{t('nextCheck')}</li>
				<li>{t('nextShown')}</li>
			</ol>
		</>
	);
}
