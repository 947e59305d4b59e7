import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import styles from './share-notice.module.css';

/** Without the filters and places that brought one here. */
const ownAddress = () => window.location.origin + window.location.pathname;

/** The device's own way of sharing where there is one, else the link on the clipboard. Nothing without scripts. */
export function ShareNotice({ title }: { title: string }) {
	const t = useTranslations('notice.share');
	const [said, setSaid] = useState<'copied' | 'failed'>();
	if (!useIsLive()) return null;
	const copy = () =>
		navigator.clipboard
			? navigator.clipboard.writeText(ownAddress()).then(
					() => setSaid('copied'),
					() => setSaid('failed'),
				)
			: setSaid('failed');
	const share = () => {
		setSaid(undefined);
		if (!navigator.share) return copy();
		navigator.share({ title, url: ownAddress() }).catch((reason: unknown) => {
			// Who closes the device's sheet wants nothing more.
			if (!(reason instanceof DOMException && reason.name === 'AbortError')) void copy();
		});
	};
	return (
		<div className={styles.share}>
			<Button variant="link" onClick={() => void share()}>
				<Icon name="upload" />
				{t('action')}
			</Button>
			<span role="status" className={styles.said}>
				{said && t(said)}
			</span>
		</div>
	);
}
