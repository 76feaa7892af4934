import { isLoopback, reachableNames } from './hosts.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

interface ReachSettings {
  host?: string | undefined;
  hosts?: string[];
  origins: string[];
  publicOrigin?: string | undefined;
  proxies?: TrustedProxies;
  /** The address that the product calls. */
  providerHost: string;
}

/** From where a provider is reached. */
interface Reach {
  /** Its names, beside those of this machine for itself. */
  hosts: string[];
  /** Other origins whose pages may make the calls. */
  origins: string[];
  /** Whether others than this machine reach it: at an address or a name of its own, or through a proxy. */
  isPublic: boolean;
}

/**
 * Returns from where a provider is reached. A public address names the host of the pages, whose calls are allowed then, and
 * makes the address that they were built to call a name of the provider.
 */
export function reach(settings: ReachSettings): Reach {
  const { host, publicOrigin, proxies = [], providerHost } = settings;
  const origins = [...settings.origins, ...(publicOrigin === undefined ? [] : [publicOrigin])];
  const own = publicOrigin === undefined ? [] : [publicOrigin, providerHost];
  const hosts = [
    ...reachableNames(host),
    ...(settings.hosts ?? []),
    ...own.filter((address) => URL.canParse(address)).map(hostnameOf),
  ];
  const names = [...hosts, ...origins.map(hostnameOf)];
  return { hosts, origins, isPublic: proxies.length > 0 || !names.every(isLoopback) };
}

const hostnameOf = (address: string): string => new URL(address).hostname;
