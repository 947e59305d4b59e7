import { pagePath } from '#contract/page-address.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type PageTextVersion, versionInForce } from '#domain/page/page-text.ts';
import { formatDate } from '#i18n/format.ts';
import { versionText } from '#i18n/version-text.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import type { TextPageId } from './text-history.tsx';
import styles from './text-versions.module.css';

type Props = { page: TextPageId; shown: PageTextVersion; versions: readonly PageTextVersion[] };

/** Which version this is; with scripts another one can be chosen here, without them in the list below the text. */
export function TextVersions({ page, shown, versions }: Props) {
	const t = useTranslations('text');
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const isLive = useIsLive();
	const nameOf = ({ version, effectiveOn }: PageTextVersion) =>
		t('facts', { version: versionText(version), date: formatDate(effectiveOn) });
	if (!isLive || versions.length < 2) return <p>{nameOf(shown)}</p>;
	const current = versionInForce(versions, koreanDay(new Date()))?.version;
	const open = (version: string) => navigate(addressFor(pagePath(page), version === current ? {} : { version }));
	return (
		<div className={styles.versions}>
			<p className={styles.paper}>{nameOf(shown)}</p>
			<Select
				label={t('version')}
				name="version"
				value={shown.version}
				options={versions.map((one) => ({ value: one.version, label: nameOf(one) }))}
				onChange={open}
			/>
		</div>
	);
}
