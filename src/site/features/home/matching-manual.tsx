import { pagePath } from '#contract/page-address.ts';
import { isBuilt } from '#contract/pages.ts';
import { areas } from '#domain/area/areas.ts';
import { formatWon } from '#i18n/format.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './matching-manual.module.css';

const steps = ['ask', 'answer', 'compare', 'pick'] as const;

/** SPEC section 2, “matching manual”: what happens, in four steps and one example. */
export function MatchingManual() {
	const t = useTranslations('home.how');
	const shell = useTranslations('shell');
	return (
		<section className={styles.how} aria-labelledby="matching-manual">
			<div>
				<h2 id="matching-manual">{t('title')}</h2>
				<p className={styles.lead}>{t('lead')}</p>
				<ol className={styles.steps}>
					{steps.map((step, at) => (
						<li key={step}>
							<span className={styles.number} aria-hidden="true">
								{at + 1}
							</span>
							<h3 className={styles.step}>{t(`steps.${step}.title`)}</h3>
							<p className={styles.text}>{t(`steps.${step}.text`)}</p>
						</li>
					))}
				</ol>
				<PageLink page="matchingForm" className={buttonClass({ variant: 'brand' })}>
					{shell('askMatching')}
				</PageLink>
				{!isBuilt('matchingForm') && <Soon />}
			</div>
			<Example />
		</section>
	);
}

/** Until questions can be asked here, a person is asked. */
function Soon() {
	const t = useTranslations('home.how');
	const shell = useTranslations('shell');
	const addressFor = usePageAddress();
	return (
		<p className={styles.soon}>
			{t('soon')}{' '}
			<AddressLink href={`${addressFor(pagePath('aboutIntroduction'))}#contact`}>{shell('contact')}</AddressLink>
		</p>
	);
}

const answers = [
	{ id: 'A', won: 412_000, portrait: 'portrait-1' },
	{ id: 'B', won: 468_000, portrait: 'portrait-2', isPicked: true },
	{ id: 'C', won: 395_000, portrait: 'portrait-6' },
] as const;

const health = Object.values(areas).find(({ isHealth }) => isHealth);

/** A picture made of words: nobody's real question, and no clinic's real price. */
function Example() {
	const t = useTranslations('home.how.example');
	const areaWords = useTranslations('area');
	const second = useSecondCurrency();
	return (
		<figure className={styles.letters}>
			<div className={styles.question}>
				<p className={styles.small}>
					{t('from')}
					{health && <Badge tone={health.tone}>{areaWords(`${health.slug}.name`)}</Badge>}
				</p>
				<p className={styles.words}>{t('question')}</p>
				<p className={styles.small}>{t('answers', { count: answers.length })}</p>
			</div>
			<ul className={styles.answers}>
				{answers.map(({ id, won, portrait, ...answer }) => (
					<li key={id} className={'isPicked' in answer ? styles.picked : styles.answer}>
						<img
							src={`/assets/images/art/${portrait}-96.webp`}
							width="96"
							height="96"
							alt=""
							loading="lazy"
							decoding="async"
						/>
						<div>
							<b>{t(`clinic${id}`)}</b>
							<span className={styles.offer}>{t(`offer${id}`)}</span>
							{'isPicked' in answer && (
								<span className={styles.mark}>
									<Icon name="check" />
									{t('picked')}
								</span>
							)}
						</div>
						<p className={styles.price}>
							<b>{formatWon(won)}</b>
							<small>{second(won)}</small>
						</p>
					</li>
				))}
			</ul>
			<figcaption className={styles.caption}>{t('caption')}</figcaption>
		</figure>
	);
}
