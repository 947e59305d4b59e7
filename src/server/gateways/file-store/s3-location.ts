/** A bucket, and how it is reached. */
export type BucketLocation = {
	/** Where a key's address begins: with the bucket in the host or as the first part of the path. */
	base: string;
	/** Before every key, with its slash; empty where the bucket is all ours. */
	prefix: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
};

const parts = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;
const schemes: Record<string, string> = { 's3:': 'https', 's3+http:': 'http' };

/**
 * s3://KEY:SECRET@host/bucket/folder?region=…&style=path. `s3+http` is for a service inside one's own network. Path style
 * is what most services other than Amazon's want, so it is the default; `style=host` puts the bucket before the host.
 */
export function parseBucketLocation(text: string): BucketLocation | undefined {
	if (!URL.canParse(text)) return undefined;
	const url = new URL(text);
	const scheme = schemes[url.protocol];
	const [, bucket, folder = ''] = parts.exec(url.pathname) ?? [];
	const { region = 'us-east-1', style = 'path', ...others } = Object.fromEntries(url.searchParams);
	const isKnown = (style === 'path' || style === 'host') && Object.keys(others).length === 0;
	if (!scheme || !bucket || !url.host || !url.username || !url.password || !isKnown) return undefined;
	return {
		base: style === 'path' ? `${scheme}://${url.host}/${bucket}` : `${scheme}://${bucket}.${url.host}`,
		prefix: folder === '' ? '' : `${folder.slice(1)}/`,
		region,
		accessKeyId: decodeURIComponent(url.username),
		secretAccessKey: decodeURIComponent(url.password),
	};
}
