import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["8.8.8.8", "93.184.216.34", "172.15.0.1", "172.32.0.1", "2606:4700::1111"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...["127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1"],
  ...["169.254.169.254", "224.0.0.1", "255.255.255.255", "198.18.0.1", "203.0.113.9"],
  ...["::1", "::", "fe80::1", "fc00::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"],
  ...["2002:7f00:1::", "2001:db8::1", "localhost", ""],
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
